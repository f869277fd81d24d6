import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { ServerOnlySection } from './server-only-section.tsx';

/** The contact form, beside the other ways to reach the firm. */
export function Contact() {
  return (
    <section className="section section-subtle home-contact" id="contact">
      <div className="wrap">
        <ServerOnlySection part="contact" />
        <ContactForm />
      </div>
    </section>
  );
}
