import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React decides how boolean attributes, empty values and void tags are written; browsers read every form alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Inline styles hold values of one element alone, such as the colour behind a picture or the place of a slider.
    'no-inline-style': 'off',
    // The rule does not know `rel="expect"`, with which a link may hold back the first frame.
    'attribute-misuse': 'off',
    // Phone numbers are written with no-break spaces; the rule wants them between all words of a `tel:` link.
    'tel-non-breaking': 'off',
  },
});
