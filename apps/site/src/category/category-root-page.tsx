import type { ReactNode } from 'react';

export function Page(): ReactNode {
  return (
    <div className="frame">
      <h1 className="text-3xl">Products</h1>
    </div>
  );
}
