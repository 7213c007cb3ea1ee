/**
 * Inlined in the document, so that the film and its button work from the first paint. The film loads after
 * the page has loaded, or on Play for visitors who prefer reduced motion or reduced data. A film that cannot
 * be played leaves the still picture. Films that a poll brings are started too (film-start.tsx).
 */
export const FILM_SCRIPT = `(root => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const film = () => root.querySelector('video');
  const button = () => root.querySelector('[data-film]');
  let choice;
  const isWanted = () => choice ? choice === 'play'
    : !still.matches && !(navigator.connection && navigator.connection.saveData);
  const show = () => {
    const video = film();
    if (!root.isConnected || !video || !button()) return;
    button().setAttribute('aria-label', isWanted() ? 'Pause the film' : 'Play the film');
    if (!isWanted()) return video.pause();
    if (!choice && document.readyState !== 'complete') return;
    if (!video.hasAttribute('src')) video.src = video.dataset.src;
        // Browsers may block autoplay, for example to save power: show Play.
    video.play().catch(({ name }) => {
      if (name !== 'NotAllowedError') return;
      choice = 'pause';
      show();
    });
  };
    // During hydration React stops events below the window.
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-film]')) return;
    choice = isWanted() ? 'pause' : 'play';
    show();
  }, true);
  root.addEventListener('error', ({ target }) => {
    if (target !== film()) return;
    button().remove();
    target.remove();
  }, true);
  addEventListener('load', () => setTimeout(show), { once: true });
  still.addEventListener('change', show);
  document.addEventListener('film', show);
  show();
})(document.getElementById('content'))`;
