'use client';

import { createContext, useContext } from 'react';
import type { FormAnswer } from './form-answer';

const FormAnswerContext = createContext<FormAnswer | null>(null);

/** Gives the form below what the server says to what was posted. */
export const FormAnswerProvider = FormAnswerContext.Provider;

export const useFormAnswer = () => useContext(FormAnswerContext);
