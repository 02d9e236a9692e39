import { readFileSync, writeFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

export type List = ESTree.ArrayExpression | ESTree.ObjectExpression | ESTree.ObjectPattern | ESTree.TSInterfaceBody
export type Unwrapped = Exclude<ESTree.Expression, ESTree.ParenthesizedExpression | ESTree.TSAsExpression>

/** A source file to which lines are added where its syntax says that they belong; the formatter does the rest. */
export class Source {
  readonly #text: string
  readonly #program: ESTree.Program
  readonly #added: { at: number; text: string }[] = []

  readonly file: string

  constructor(file: string) {
    this.file = file
    this.#text = readFileSync(file, 'utf8')
    this.#program = parseSync(file, this.#text).program
  }

  /** Imports a name, in front of what is imported already. */
  import(name: string, from: string): void {
    const [first] = this.#program.body
    const imports = this.#program.body.flatMap((one) => (one.type === 'ImportDeclaration' ? one : []))
    const isThere = imports.some(
      ({ source, specifiers }) => source.value === from && specifiers.some(({ local }) => local.name === name),
    )
    if (!isThere)
      this.insert(first?.type === 'ImportDeclaration' ? first.start : 0, `import { ${name} } from '${from}'\n`)
  }

  /** Value of a constant of the module. */
  constant(name: string): Unwrapped {
    const found = this.#declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
    return found ? unwrapped(found) : this.unlike(`a constant ${name}`)
  }

  /** Value of the first constant that is of this kind. */
  first<Kind extends Unwrapped>(isOne: (made: Unwrapped) => made is Kind, what: string): Kind {
    const found = this.#declarations.flatMap(({ init }) => (init ? unwrapped(init) : [])).find(isOne)
    return found ?? this.unlike(what)
  }

  interface(name: string): ESTree.TSInterfaceBody {
    const found = this.#statements.find((one) => one.type === 'TSInterfaceDeclaration' && one.id.name === name)
    return found?.type === 'TSInterfaceDeclaration' ? found.body : this.unlike(`an interface ${name}`)
  }

  /** A list that is written out; anything else is nothing that lines can be added to. */
  list(node: ESTree.Node | null | undefined, what: string): List {
    return isList(node) ? node : this.unlike(what)
  }

  /** Adds a member at the end of a list; in a pattern, in front of what takes the rest. */
  append(list: List, text: string): void {
    const last = lastOf(list)
    if (last?.type === 'RestElement') this.insert(last.start, `${text}, `)
    else if (last) this.insert(last.end, list.type === 'TSInterfaceBody' ? `\n${text}` : `, ${text}`)
    else this.insert(list.start + 1, text)
  }

  insert(at: number, text: string): void {
    this.#added.push({ at, text })
  }

  textOf({ start, end }: { start: number; end: number }): string {
    return this.#text.slice(start, end)
  }

  /** With what was added. */
  text(): string {
    // From the end, so that no place moves; texts at one place stay in their order.
    return this.#added
      .toSorted((one, other) => one.at - other.at)
      .reduceRight((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), this.#text)
  }

  save(): void {
    writeFileSync(this.file, this.text())
  }

  unlike(what: string): never {
    throw new Error(`${this.file} has no ${what} that a line can be added to: add it by hand, as docs/how-to.md says`)
  }

  get #statements() {
    return this.#program.body.map((one) =>
      one.type === 'ExportNamedDeclaration' && one.declaration ? one.declaration : one,
    )
  }

  get #declarations(): ESTree.VariableDeclarator[] {
    return this.#statements.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
  }
}

const isList = (node: ESTree.Node | null | undefined): node is List =>
  node?.type === 'ArrayExpression' || node?.type === 'ObjectExpression' || node?.type === 'ObjectPattern'

const lastOf = (list: List): ESTree.Node | undefined =>
  (list.type === 'ArrayExpression' ? list.elements : list.type === 'TSInterfaceBody' ? list.body : list.properties).at(
    -1,
  ) ?? undefined

export function unwrapped(node: ESTree.Expression): Unwrapped {
  return node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node
}

/** A member of an object by its name. */
export function memberOf(
  object: ESTree.ObjectExpression | ESTree.ObjectPattern,
  name: string,
): ESTree.ObjectProperty | ESTree.BindingProperty | undefined {
  for (const one of object.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one
  return undefined
}
