import type { Head } from '#shared/head.ts';
import { PageHead } from '../components/page-head.tsx';

export function Page() {
  return <PageHead title="I" lead="This page is being written." crumbs={[]} />;
}

export function head(): Head {
  return { title: 'I', description: 'I' };
}
