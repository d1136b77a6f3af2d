import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../api/query-for.ts';
import { categoryQuery } from './category-plan.ts';

export function Page(): ReactNode {
  const category = useAnswer(categoryQuery(useParams().id ?? ''));
  return <div className="frame">{category && <h1 className="text-3xl">{category.name}</h1>}</div>;
}
