import type { Head } from '#shared/head.ts';
import { PageHead } from '../components/page-head.tsx';

export function Page() {
  return <PageHead title="P" lead="This page is being written." crumbs={[]} />;
}

export function head(): Head {
  return { title: 'P', description: 'P' };
}
