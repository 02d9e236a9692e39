import { readFileSync } from 'node:fs'
import {
  type ASTNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
  visit,
} from 'graphql'

/** What a decimal counts, by the unit or the noun of its description. */
function amountOf(description = ''): 'Money' | 'Percent' | 'Quantity' {
  if (description.includes('（元')) return 'Money'
  if (/（%）|百分比/.test(description)) return 'Percent'
  if (/^(数量|场方过磅|每一点的数|吨数|方数|装载量|工作量|(打卡)?[经纬]度)|方量|（[吨方]）/.test(description))
    return 'Quantity'
  throw new Error(`“${description}” does not say what it counts, as “（元）” would`)
}

/** The type with another name in the place of Decimal, which may stand in lists; undefined where there is none. */
function renamed(type: TypeNode, name: () => string): TypeNode | undefined {
  if (type.kind === Kind.NAMED_TYPE) {
    return type.name.value === 'Decimal' ? { ...type, name: { ...type.name, value: name() } } : undefined
  }
  const inner = renamed(type.type, name)
  return inner && ({ ...type, type: inner } as TypeNode)
}

function counted(node: FieldDefinitionNode | InputValueDefinitionNode) {
  const type = renamed(node.type, () => amountOf(node.description?.value))
  return type && { ...node, type }
}

const AMOUNTS: readonly string[] = ['Money', 'Percent', 'Quantity']

/**
 * Refuses a document with a variable that is an amount by itself. Pages say Money where the server says Decimal, so
 * that only members of inputs, whose types no document names, can be amounts.
 * @throws Error that names the variable
 */
export function assertSent(document: DocumentNode, file: string): void {
  visit(document, {
    VariableDefinition({ variable, type }) {
      const named = 'type' in type ? type.type : type
      if (named.kind === Kind.NAMED_TYPE && AMOUNTS.includes(named.name.value))
        throw new Error(`${file}: $${variable.name.value} is an amount, which verbs take in an input type alone`)
    },
  })
}

/** The schema for graphql-codegen: each Decimal is what it counts. What travels is the same text. */
export default function loadSchema(file: string): DocumentNode {
  const enter = (node: ASTNode) => {
    if (node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION) return counted(node)
    if (node.kind !== Kind.SCALAR_TYPE_DEFINITION || node.name.value !== 'Decimal') return undefined
    return AMOUNTS.map((value) => ({ ...node, name: { ...node.name, value } }))
  }
  const document = visit(parse(readFileSync(file, 'utf8')), { enter })
  // The three in the place of one stand there as a list.
  return { ...document, definitions: document.definitions.flat() }
}
