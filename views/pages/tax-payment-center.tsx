import type { Head } from '#shared/head.ts';
import { PageHead } from '../components/page-head.tsx';

export function Page() {
  return <PageHead title="Tax payment center" lead="This page is being written." crumbs={[]} />;
}

export function head(): Head {
  return { title: 'Tax payment center', description: 'Tax payment center' };
}
