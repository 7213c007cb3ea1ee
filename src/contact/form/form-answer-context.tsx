'use client';

import { createContext, useContext } from 'react';
import type { FormAnswer } from '../rules/form-answer';

const FormAnswerContext = createContext<FormAnswer | null>(null);

/** Provides the result of a posted form to the form. */
export const FormAnswerProvider = FormAnswerContext.Provider;

export const useFormAnswer = () => useContext(FormAnswerContext);
