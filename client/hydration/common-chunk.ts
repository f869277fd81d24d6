// Modules that many pages share. The bundler would write them to a dozen small files (measured: 23
// requests for the home page instead of 11); imported by `hydrate.tsx`, they are in the chunk that every page loads.
import '#views/components/callout.tsx';
import '#views/components/empty-state.tsx';
import '#views/components/form/form-values.ts';
import '#views/components/picture/themed-picture.tsx';
import '#views/components/section.tsx';
import '#views/components/skeleton.tsx';
import '#views/components/toast/load-error-toast.ts';
import '#views/runtime/server-markup.tsx';
import 'react-dom';
