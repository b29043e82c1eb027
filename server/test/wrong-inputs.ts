import type { z } from 'zod'

/** People and programs send these by mistake. */
const MISTAKES: readonly unknown[] = [
  ...[undefined, null, true, 5, -1, 1.5, 1e12],
  ...['', '  ', 'x', '0', '-1', '2026-02-30', 'x'.repeat(20_000)],
  ...[[], [null], ['x', 'x'], Array.from({ length: 600 }, (_, at) => `x${at}`)],
  ...[{}, { surprise: 1 }],
]

type Shape = { def: { type: string } & Record<string, unknown> }

/** Inputs a schema mostly refuses: each mistake in each place, one at a time. */
export function wrongInputs(schema: z.ZodType): unknown[] {
  const { def } = schema as unknown as Shape
  return [...MISTAKES, ...(inside[def.type]?.(def as never) ?? [])]
}

const wrapped = ({ innerType }: { innerType: z.ZodType }) => wrongInputs(innerType)

const inside: Record<string, (def: never) => unknown[]> = {
  object: ({ shape }: { shape: Record<string, z.ZodType> }) =>
    Object.entries(shape).flatMap(([name, field]) => wrongInputs(field).map((wrong) => ({ [name]: wrong }))),
  array: ({ element }: { element: z.ZodType }) => wrongInputs(element).map((wrong) => [wrong]),
  record: ({ valueType }: { valueType: z.ZodType }) => wrongInputs(valueType).map((wrong) => ({ x: wrong })),
  union: ({ options }: { options: z.ZodType[] }) => options.flatMap(wrongInputs),
  pipe: ({ in: before, out }: { in: z.ZodType; out: z.ZodType }) => [before, out].flatMap(wrongInputs),
  optional: wrapped,
  nullable: wrapped,
  nonoptional: wrapped,
  default: wrapped,
  prefault: wrapped,
  readonly: wrapped,
  catch: wrapped,
}
