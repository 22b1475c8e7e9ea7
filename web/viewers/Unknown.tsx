/** There is no such view. */
export const Unknown = () => (
  <div className="empty">
    <h1>There is no such view</h1>
    <p>
      The address <b className="id--long">{location.pathname}</b> leads to no view of this site.
    </p>
  </div>
);
