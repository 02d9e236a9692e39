/** What a waybill stands on changed while we waited for it. 40001 makes the command start over, with the locks in their order. */
export class Overtaken extends Error {
  readonly code = '40001'

  constructor() {
    super('a waybill was moved by somebody else')
  }
}
