import type { Head } from '#shared/head.ts';
import { PageHead } from '../components/page-head.tsx';

export function Page() {
  return <PageHead title="Deadline calendar" lead="This page is being written." crumbs={[]} />;
}

export function head(): Head {
  return { title: 'Deadline calendar', description: 'Deadline calendar' };
}
