// What nearly every page is made of stands in the file that every page loads, instead of in many small ones.
import '#views/components/art.tsx';
import '#views/components/button.tsx';
import '#views/components/link.tsx';
import '#views/components/section.tsx';
import '#views/static-page.tsx';
import '#views/components/callout.tsx';
import 'react-dom';
