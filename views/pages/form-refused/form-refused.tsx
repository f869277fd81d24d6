import { PhoneLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';

type Props = {
  /** 400, 403, 413, 415 or 429. */
  status: number;
  /** What happened, as a sentence. For 415 it would be about JSON, and the page has its own. */
  message: string;
};

const advice: Record<number, string> = {
  403: 'Open the form on this site and send it from there.',
  413: 'Shorten the text there, then send it again.',
  429: 'Wait a minute, then send it again.',
};

/** After a form that was refused unread: its values are in the page before this one only, where the browser keeps them. */
export function FormRefused({ status, message }: Props) {
  return (
    <>
      <PageHead
        title="Your form was not sent"
        lead={status === 415 ? 'Your browser sent it in a format that we cannot read.' : message}
        action={null}
      />
      <Section narrow title="What you typed is not lost">
        <p>
          Press your browser’s Back button: the form is there with everything you typed.{' '}
          {advice[status] ?? 'Send it again from there.'}
        </p>
        <p>
          If this page comes back, call us at <PhoneLink />.
        </p>
      </Section>
    </>
  );
}
