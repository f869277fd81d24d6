import type { Head } from '#shared/site/head.ts';
import { PageHead } from '#views/components/page-head.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';

/** A booked meeting, for the visitor who has its link: confirmation, calendar file, move and cancel. */
export function Page({ params, query }: PageProps) {
  const found = useData('booking', { id: params['id']!, token: query.get('token') ?? '' });
  return (
    <PageHead
      title="Your meeting"
      lead={found.ok ? found.value.start : 'This meeting cannot be read right now.'}
      crumbs={[{ label: 'Your meeting' }]}
      action={null}
    />
  );
}

export function head(): Head {
  return {
    title: 'Your meeting',
    description: 'Your meeting with us: when, where and how to change it.',
    noindex: true,
  };
}
