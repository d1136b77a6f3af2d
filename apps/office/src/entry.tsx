import './styles/office.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noteActs } from './api/attendance.ts';
import { App } from './app.tsx';

noteActs();
const place = document.getElementById('office');
if (place === null) throw new Error('The document has no place for the office.');
// A refusal stays one however often it is asked for; a person tries again.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
