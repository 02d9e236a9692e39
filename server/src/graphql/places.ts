import { type GraphQLSchema, isObjectType } from 'graphql'
import { isReadTogether, readsOf } from '../kernel/reads.js'
import type { Turn } from '../platform/fair/gate.js'
import type { OperationContext } from './context.js'

/** As many fields as the largest of our own pages asks for at once. */
const FEW = 12

/** Places of an operation for its fields: each that looks through many rows waits here for a connection, and each of them where there are many. */
export class Places {
  private readonly waiting: (() => void)[] = []
  private free: number

  constructor(
    private readonly turn: Turn,
    private readonly fields = 1,
  ) {
    this.free = turn.places
  }

  takes(looksThroughMany: boolean): boolean {
    return looksThroughMany || this.fields > FEW
  }

  async run<Answer>(work: () => Answer): Promise<Awaited<Answer>> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      const pause = this.turn.pause()
      // No connection is held here, so that nobody waits for himself.
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}

/**
 * Fields that say what they read do so one after the other, where an operation has several, and so do all fields of one that has very many:
 * twenty-nine boards are no twenty-nine connections.
 */
export function readInPlaces(schema: GraphQLSchema): void {
  const root = schema.getQueryType()
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { resolve } = field
      const says = readsOf(field) !== undefined && !isReadTogether(field)
      if (!resolve || !(says || type === root)) continue
      field.resolve = (source, args, context: OperationContext, info) => {
        const read = () => resolve(source, args, context, info)
        return context.inPlaces?.takes(says) ? context.inPlaces.run(read) : read()
      }
    }
  }
}
