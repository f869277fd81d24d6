import type { ReactNode } from 'react';
import { telHref } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  action?: { label: string; to: string };
  title?: string;
  sentence?: string | undefined;
  /** In place of the sentence. */
  children?: ReactNode;
};

/** The last section of a page: whom to talk to, one sentence, the page's own or the brand's, the scheduling button and the phone number. */
export function ClosingBand({ action, title, sentence, children }: Props) {
  const { brand } = usePageContext();
  const button = action ?? { label: brand.closing.button, to: href('schedule') };
  return (
    <section className="closing-band">
      <div className="wrap cluster">
        <div className="closing-band-text">
          <h2>{title ?? brand.closing.title}</h2>
          {children ?? <p className="lead">{sentence ?? brand.closing.sentence}</p>}
        </div>
        <div className="button-row closing-band-actions">
          <Button to={button.to} icon={button.to.startsWith(href('schedule')) ? 'calendar-days' : 'arrow-right'}>
            {button.label}
          </Button>
          <a className="closing-band-phone" href={telHref(brand.contact.closingPhone)}>
            <Icon name="phone" />
            {brand.contact.closingPhone}
          </a>
        </div>
      </div>
    </section>
  );
}
