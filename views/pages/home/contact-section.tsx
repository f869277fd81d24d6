import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { StaticSection } from './static-section.tsx';

/** The contact form, beside the other ways to reach the firm. */
export function Contact() {
  return (
    <section className="section section-subtle home-contact" id="contact">
      <div className="wrap">
        <StaticSection part="contact" />
        <ContactForm formType="contact" />
      </div>
    </section>
  );
}
