/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { Quantity } from '@tufang/web/decimal';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetWaybillPricesMutationVariables = Exact<{
  input: Array<Types.WaybillPriceInput> | Types.WaybillPriceInput;
  samePrice?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SetWaybillPricesMutation = { setWaybillPrices: Array<{ id: string, ok: boolean, msg: string | null }> };

export type UnpricedWaybillsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UnpricedWaybillsQuery = { waybills: { records: Array<{ id: string, no: string, truckCode: string, projectName: string, tpMode: Types.TpMode, goSoilType: string, garbageName: string | null, goDatetime: string, weightTons: Quantity, weightType: Types.WeightUnit }> } };


export const SetWaybillPricesDocument = {"__meta__":{"id":"sha256:03d3cf2ce26c02578e90a8b90366a80b4309f3b3be319797baf1b8cec93eda3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWaybillPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillPriceInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"samePrice"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWaybillPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"samePrice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"samePrice"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<SetWaybillPricesMutation, SetWaybillPricesMutationVariables>;
export const UnpricedWaybillsDocument = {"__meta__":{"id":"sha256:210509edcf3ac782dfed3e185fde7fb01aea14144ab31b513cb9df96be251c3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpricedWaybills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"GO_DATETIME"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"2000"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"no"}},{"kind":"Field","name":{"kind":"Name","value":"truckCode"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"tpMode"}},{"kind":"Field","name":{"kind":"Name","value":"goSoilType"}},{"kind":"Field","name":{"kind":"Name","value":"garbageName"}},{"kind":"Field","name":{"kind":"Name","value":"goDatetime"}},{"kind":"Field","name":{"kind":"Name","value":"weightTons"}},{"kind":"Field","name":{"kind":"Name","value":"weightType"}}]}}]}}]}}]} as unknown as DocumentNode<UnpricedWaybillsQuery, UnpricedWaybillsQueryVariables>;