// What nearly every page is made of, and the small parts of the home page, stand in the file that every page loads,
// instead of in many small ones.
import '#views/components/picture/art.tsx';
import '#views/components/button.tsx';
import '#views/components/callout.tsx';
import '#views/components/empty-state.tsx';
import '#views/components/form/error-summary.tsx';
import '#views/components/form/field-frame.tsx';
import '#views/components/link.tsx';
import '#views/components/section.tsx';
import '#views/components/contact-form/draft.ts';
import '#views/components/toast/load-error-toast.ts';
import '#views/runtime/server-markup.tsx';
import 'react-dom';
