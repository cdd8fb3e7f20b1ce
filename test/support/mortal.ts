/** A call of a piece of work, as several may be under way at once: the `nth` of this name. */
export interface Call {
  name: string;
  nth: number;
}

/** The calls that a piece of work makes; it dies at one of them, and makes none afterwards. */
export interface Life {
  calls: Call[];
  diesAt?: Call;
  death?: Error;
}

/** @throws the death of this life */
function note(life: Life, name: string): void {
  if (life.death) throw life.death;
  const nth = life.calls.filter((call) => call.name === name).length + 1;
  life.calls.push({ name, nth });
  if (life.diesAt?.name !== name || life.diesAt.nth !== nth) return;
  life.death = new Error(`died ${name}`);
  throw life.death;
}

/** The same object, whose methods the worker may die before and after. */
export function mortal<Port extends object>(life: Life, name: string, port: Port): Port {
  const died = (when: string, method: string) => note(life, `${when} ${name}.${method}`);
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
