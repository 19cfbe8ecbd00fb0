// Which call a path is: what is asked and answered follows from the path by itself.
import type { Paths } from '../protocol';

type Split<Path extends string> = Path extends `${infer First}/${infer Rest}` ? [First, ...Split<Rest>] : [Path];
type Bare<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** Whether a path is one of a pattern: `{…}` stands for anything, all else for itself. */
type Fits<Path, Pattern> = [Path, Pattern] extends [[infer One, ...infer Rest], [infer Known, ...infer More]]
  ? Known extends `{${string}}`
    ? Fits<Rest, More>
    : One extends Known
      ? Fits<Rest, More>
      : false
  : [Path, Pattern] extends [[], []]
    ? true
    : false;

/** One of several paths is one of several calls. */
type Found<Method extends string, Path extends string> = Path extends string
  ? {
      [Key in keyof Paths]: Key extends `${Method} ${infer Pattern}`
        ? Fits<Split<Bare<Path>>, Split<Pattern>> extends true
          ? Paths[Key]
          : never
        : never;
    }[keyof Paths]
  : never;

export type AnswerOf<Method extends string, Path extends string> = Found<Method, Path>['answer'];
export type BodyOf<Method extends string, Path extends string> = Found<Method, Path>['body'];
/** What is given beside the path: nothing, a body, or nothing that could be given where there is no such call. */
export type Beside<Method extends string, Path extends string> = [Found<Method, Path>] extends [never]
  ? [never]
  : undefined extends BodyOf<Method, Path>
    ? []
    : object extends BodyOf<Method, Path>
      ? [body?: BodyOf<Method, Path>]
      : [body: BodyOf<Method, Path>];
