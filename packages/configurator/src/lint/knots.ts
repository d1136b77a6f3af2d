import { present } from '../data/present.ts';
export type Edges = readonly ReadonlySet<number>[];

/** Strongly connected components (Tarjan), without recursion: configurators may be long. */
export function knotsOf(edges: Edges): readonly (readonly number[])[] {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const knots: (readonly number[])[] = [];
  for (let root = 0; root < edges.length; root += 1) {
    if (order.has(root)) continue;
    const calls: { node: number; rest: Iterator<number> }[] = [];
    const enter = (node: number): void => {
      order.set(node, order.size);
      low.set(node, present(order.get(node)));
      stack.push(node);
      onStack.add(node);
      calls.push({ node, rest: present(edges[node]).values() });
    };
    enter(root);
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { node } = call;
      const next = call.rest.next();
      if (next.done !== true) {
        if (!order.has(next.value)) enter(next.value);
        else if (onStack.has(next.value))
          low.set(node, Math.min(present(low.get(node)), present(order.get(next.value))));
        continue;
      }
      calls.pop();
      const caller = calls.at(-1)?.node;
      if (caller !== undefined) low.set(caller, Math.min(present(low.get(caller)), present(low.get(node))));
      if (low.get(node) !== order.get(node)) continue;
      const knot = stack.splice(stack.indexOf(node));
      for (const member of knot) onStack.delete(member);
      knots.push(knot);
    }
  }
  return knots;
}

/** The shortest way from a node back to itself, without the repeated end. */
export function pathBack(start: number, edges: Edges, inside: ReadonlySet<number>): readonly number[] | null {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const node of queue) {
    for (const next of present(edges[node])) {
      if (next === start) {
        const path = [node];
        for (let at = node; at !== start; ) {
          at = present(cameFrom.get(at));
          path.unshift(at);
        }
        return path;
      }
      if (!inside.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}
