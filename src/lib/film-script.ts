/**
 * Stands in the document, so that the film and its button work from the first paint. The film is fetched once the page has
 * loaded, and not at all for visitors who asked for less motion or less data, until they press Play. A film that cannot be
 * played leaves the still picture. What a poll brings is started as well (film-start.tsx).
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
    // Browsers may refuse to start it, for example to save power: then Play is offered.
    video.play().catch(({ name }) => {
      if (name !== 'NotAllowedError') return;
      choice = 'pause';
      show();
    });
  };
  // While it hydrates, React stops events below the window.
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
