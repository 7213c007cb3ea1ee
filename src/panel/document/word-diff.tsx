'use client';

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldDiffClientComponent } from 'payload';

/** Compares two texts by word; Payload's diff by letter is hard to read. */
export const WordDiff: TextFieldDiffClientComponent = ({
  comparisonValue,
  versionValue,
  field,
  locale,
  nestingLevel,
}) => {
  const { i18n } = useTranslation();
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${htmlOf(comparisonValue)}</p>`,
    toHTML: `<p>${htmlOf(versionValue)}</p>`,
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      nestingLevel={nestingLevel}
      label={{ label: field.label, locale }}
    />
  );
};

const htmlOf = (value: unknown) => (typeof value === 'string' ? escapeDiffHTML(value) : '');
