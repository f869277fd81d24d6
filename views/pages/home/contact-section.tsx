import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { StaticSection } from './static-section.tsx';

/** Ways to reach us beside the form. */
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
