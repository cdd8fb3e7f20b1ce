import { verifyWords } from '@countersign/words/verify';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const MessagesContext = createContext(verifyWords.en);
export const useMessages = () => useContext(MessagesContext);
