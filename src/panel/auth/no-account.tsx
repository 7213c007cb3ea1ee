/** Replaces Payload's form for the first account, which is disabled: the seed creates that account. */
export function NoAccount() {
  return (
    <div className="no-mail">
      <h1>There is no staff account yet</h1>
      <p>
        The first administrator is made together with the first content. Run <code>npm run seed</code> in the
        folder of this site: it says how to sign in. Then load this page again.
      </p>
      <p>
        After <code>npm start</code> on a new database this happens by itself, within a minute.
      </p>
    </div>
  );
}
