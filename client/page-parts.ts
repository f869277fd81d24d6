// What nearly every page is made of, and the small parts of the home page, stand in the file that every page loads,
// instead of in many small ones.
import '#views/components/art.tsx';
import '#views/components/button.tsx';
import '#views/components/callout.tsx';
import '#views/components/empty-state.tsx';
import '#views/components/error-summary.tsx';
import '#views/components/field-frame.tsx';
import '#views/components/link.tsx';
import '#views/components/section.tsx';
import '#views/forms/draft.ts';
import '#views/news/load-failure.ts';
import '#views/static-page.tsx';
import 'react-dom';
