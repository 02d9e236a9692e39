import { type GraphQLSchema, isObjectType } from 'graphql'
import { readsOf } from '../kernel/reads.js'
import type { Context } from './context.js'

/** The connections that an operation has got for its fields: each that looks through many rows waits here for one. */
export class Places {
  private readonly waiting: (() => void)[] = []

  constructor(private free: number) {}

  async run<Answer>(work: () => Answer): Promise<Awaited<Answer>> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}

/** Fields that say what they read do so one after the other, where an operation has several: twenty-nine boards are no twenty-nine connections. */
export function readInPlaces(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { resolve } = field
      if (!resolve || readsOf(field) === undefined) continue
      field.resolve = (source, args, context: Context, info) => {
        const read = () => resolve(source, args, context, info)
        return context.inPlaces ? context.inPlaces.run(read) : read()
      }
    }
  }
}
