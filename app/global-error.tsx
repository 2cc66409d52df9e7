'use client';

import { useEffect } from 'react';

/**
 * What takes the place of a page on which React has failed, for an instant: the same page is loaded again and, so marked,
 * left as it stands in its file (scripts/finish/runtime/loader.js). Everything can be read there, and links lead on.
 */
export default function GlobalError() {
  useEffect(() => {
    history.replaceState({ isPlain: true }, '');
    location.reload();
  }, []);
  return <html lang="fr-CH" />;
}
