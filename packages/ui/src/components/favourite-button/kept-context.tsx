'use client';

import { createContext } from 'react';

/** Whether the customer keeps the product or pharmacy of the button inside; null while it is not known. */
export const KeptContext = createContext<boolean | null>(null);
