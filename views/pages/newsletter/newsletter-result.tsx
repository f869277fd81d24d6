import { NewsletterForm } from '#views/components/newsletter-form.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';

type Props = {
  title: string;
  /** What went wrong; null when the link is on its way. */
  error: string | null;
  /** What was typed. */
  email: string;
};

/** The page that responds to the newsletter form of a browser. */
export function NewsletterResult({ title, error, email }: Props) {
  if (error === null) {
    return (
      <>
        <PageHead
          title={title}
          lead="An e-mail with a link is on its way to you. Open the link to sign up."
          action={null}
        />
        <Section narrow title="If no e-mail comes">
          <p>Look into the spam folder. If it is not there after ten minutes, check the address and sign up again.</p>
          <p>Without a click on the link you get nothing from us. Each newsletter has a link to unsubscribe.</p>
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHead title={title} lead={error} action={null} />
      <Section narrow title="Try again">
        <NewsletterForm id="newsletter" email={email} error={error} />
      </Section>
    </>
  );
}
