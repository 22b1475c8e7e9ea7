/** What stands where content will be. Nothing shows for the first 150 ms. */
export function SkeletonRows({ rows, label }: { readonly rows: number; readonly label: string }) {
  return (
    <div className="skeleton-rows" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span className="skeleton" key={row} />
      ))}
    </div>
  );
}

/** A whole page that is under way. */
export function LoadingPage() {
  return (
    <div className="page loading-page" aria-busy="true">
      <div className="waiting">
        <span className="skeleton skeleton--head" />
        <SkeletonRows rows={9} label="Loading …" />
      </div>
    </div>
  );
}
