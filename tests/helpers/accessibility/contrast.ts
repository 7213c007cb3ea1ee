import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Rect = { left: number; top: number; width: number; height: number };
type Words = { text: string; color: [number, number, number]; needed: number; rects: Rect[] };

/**
 * Measures text on a picture, a film or a drawn background: each against the worst point below it (WCAG
 * 1.4.3), which style sheets alone cannot tell.
 * @returns how many texts were measured, and a line for each with too little contrast
 */
export async function contrastOverPictures(page: Page): Promise<{ measured: number; faults: string[] }> {
  // In a scrolled page the header would cover the text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const found = await page.evaluate(wordsOnPictures);
  if (found.length === 0) return { measured: 0, faults: [] };
  await hideWords(page, true);
  const shot = sharp(await page.screenshot({ fullPage: true }));
  await hideWords(page, false);
  // A picture or a font that loaded meanwhile has moved the text.
  if (JSON.stringify(await page.evaluate(wordsOnPictures)) !== JSON.stringify(found))
    return contrastOverPictures(page);
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faults = found.flatMap(({ text, color, needed, rects }) => {
    let worst = Infinity;
    const light = luminance(...color);
    for (const { left, top, width, height } of rects)
      for (let y = Math.ceil(top); y < Math.min(top + height, info.height); y += 1)
        for (let x = Math.max(0, Math.ceil(left)); x < Math.min(left + width, info.width); x += 1)
          worst = Math.min(worst, contrast(light, luminanceAt((y * info.width + x) * 3)));
    return worst < needed ? [`“${text}” has ${worst.toFixed(2)} : 1 at its worst, not ${needed}`] : [];
  });
  return { measured: found.length, faults };

  function luminanceAt(index: number) {
    return luminance(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0);
  }
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The linear light of a color channel, 0 to 255. */
const lights = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (r: number, g: number, b: number) =>
  0.2126 * (lights[r] ?? 0) + 0.7152 * (lights[g] ?? 0) + 0.0722 * (lights[b] ?? 0);

const hideWords = (page: Page, isHidden: boolean) =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    if (isOn)
      sheet.replaceSync(
        '* { color: transparent !important; text-shadow: none !important; transition: none !important; caret-color: transparent !important }',
      );
    document.adoptedStyleSheets = [sheet];
  }, isHidden);

/** Runs in the page. */
function wordsOnPictures(): Words[] {
  const hasPicture = (element: Element) =>
    /^(IMG|VIDEO|CANVAS)$/.test(element.tagName) || /url\(/.test(getComputedStyle(element).backgroundImage);
  const pictures = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && hasPicture(element),
  );
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (css: string) => {
    if (!canvas) throw new Error('No canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const isOpaque = (element: Element) => colorOf(getComputedStyle(element).backgroundColor)[3] === 255;
  /** Whether nothing between the text and the picture hides the picture. */
  const liesUnder = (picture: Element, words: Element) => {
    if (words.contains(picture) && picture !== words) return false;
    for (let box: Element | null = words; box && !box.contains(picture); box = box.parentElement)
      if (isOpaque(box)) return false;
    return true;
  };

  const range = document.createRange();
  const found: Words[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest('.sr-only, button:disabled')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height, right, bottom }) => {
      return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
    });
    const isOn = (picture: Element) => {
      const frame = picture.getBoundingClientRect();
      return rects.some(
        (rect) =>
          rect.left < frame.right &&
          rect.right > frame.left &&
          rect.top < frame.bottom &&
          rect.bottom > frame.top,
      );
    };
    if (!pictures.some((picture) => isOn(picture) && liesUnder(picture, parent))) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [r, g, b] = colorOf(color);
    found.push({
      text: text.textContent.trim().slice(0, 60),
      color: [r, g, b],
      needed: isLarge ? 3 : 4.5,
      rects: rects.map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      })),
    });
  }
  return found;
}
