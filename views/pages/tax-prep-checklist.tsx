import type { Head } from '#shared/head.ts';
import { PageHead } from '../components/page-head.tsx';

export function Page() {
  return <PageHead title="Tax prep checklist" lead="This page is being written." crumbs={[]} />;
}

export function head(): Head {
  return { title: 'Tax prep checklist', description: 'Tax prep checklist' };
}
