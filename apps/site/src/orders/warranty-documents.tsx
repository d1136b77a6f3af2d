import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { Link } from '../ui/link.tsx';
import { warrantiesQuery } from './orders-plan.ts';
import { WarrantyList } from './warranty-list.tsx';

/** The limited warranties to read and print; reached by address only. */
export function WarrantyDocuments(): ReactNode {
  const warranties = useAnswer(warrantiesQuery);
  const settings = useSettings();
  return (
    <div className="py-6">
      <p>
        {settings['warranty.standard']} {settings['warranty.custom']}
      </p>
      {warranties.length === 0 ? (
        <p className="mt-3 text-soft">The documents are not listed at present. Call us, and we send them.</p>
      ) : (
        <WarrantyList warranties={warranties} />
      )}
      <p className="mt-4">
        What can come back, and how: <Link to="/orders/warranty-and-returns">Warranty and returns</Link>
      </p>
    </div>
  );
}
