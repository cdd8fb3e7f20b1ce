import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en } from './messages/en.ts';

export const MessagesContext = createContext(en);
export const useMessages = () => useContext(MessagesContext);
