import './styles/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotOpen } from './sign-in/not-open.tsx';

const place = document.getElementById('office');
if (place === null) throw new Error('The document has no place for the office.');
createRoot(place).render(
  <StrictMode>
    <NotOpen />
  </StrictMode>,
);
