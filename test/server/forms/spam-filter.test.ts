import { expect, it } from 'vitest';
import { good, site } from '../contact/router-site.ts';

// What is marked is in test/server/forms/every-lead.test.ts.
it.each([
  ['Chinese', ['你好，我需要帮助报税', '请问你们的办公时间', '我想预约会计服务', '如何登记新公司', '谢谢你们的帮助']],
  ['Russian', ['Нужна помощь', 'Добрый день', 'Сколько стоит отчёт', 'Спасибо большое', 'Где ваш офис']],
])('different texts in %s are not taken for the same text', async (_script, messages) => {
  const { leads, post } = site();
  for (const message of messages) await post({ formData: { ...good, message } }).expect(200);
  expect(leads.map((lead) => lead.spam)).toEqual(['no', 'no', 'no', 'no', 'no']);
});
