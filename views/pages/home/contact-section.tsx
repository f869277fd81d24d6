import { LateHydration } from '#views/runtime/hydration.tsx';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import { ServerOnlySection } from './server-only-section.tsx';

type Module = typeof import('#views/components/contact-form/contact-form.tsx');

const module = lazyModules<Module, { form: () => Promise<Module> }>({
  form: () => import('#views/components/contact-form/contact-form.tsx'),
});

export const loadContactForm = () => module.load('form');

/** The contact form, beside the other ways to reach the firm. */
export function Contact() {
  return (
    <section className="section section-subtle section-split home-contact no-print" id="contact">
      <div className="wrap">
        <ServerOnlySection part="contact" />
        <LateHydration load={loadContactForm}>
          <Form />
        </LateHydration>
      </div>
    </section>
  );
}

function Form() {
  const { ContactForm } = module.use('form');
  return <ContactForm />;
}
