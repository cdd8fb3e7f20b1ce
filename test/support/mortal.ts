/** Names of the calls that a piece of work makes, in order; it dies at the one with this number. */
export interface Life {
  calls: string[];
  diesAt: number;
}

/** The same object, whose methods the worker may die before and after. */
export function mortal<Port extends object>(life: Life, name: string, port: Port): Port {
  const died = (when: string, method: string) => {
    life.calls.push(`${when} ${name}.${method}`);
    if (life.calls.length === life.diesAt) throw new Error(`died ${life.calls.at(-1) ?? ''}`);
  };
  return new Proxy(port, {
    get(target, method: string) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        died('before', method);
        const answer: unknown = Reflect.apply(value, target, given);
        if (!(answer instanceof Promise)) {
          died('after', method);
          return answer;
        }
        return answer.then((result: unknown) => {
          died('after', method);
          return result;
        });
      };
    },
  });
}
