/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PunchPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type PunchPersonQuery = { viewer: { roleType: Types.RoleType, permissions: Array<string>, user: { name: string }, company: { name: string } | null } };

export type PunchOfferQueryVariables = Exact<{
  cardNo?: string | null | undefined;
  truckCode?: string | null | undefined;
}>;


export type PunchOfferQuery = { punchOffer: { truckCode: string | null, cardNo: string | null, projectInfoId: string | null, projectName: string | null, soilType: string | null, tpMode: Types.TpMode | null, garbageId: string | null, garbageName: string | null, next: Types.PunchKind } };

export type PunchTripsMutationVariables = Exact<{
  punches: Array<Types.PunchInput> | Types.PunchInput;
  sentAt: string;
}>;


export type PunchTripsMutation = { punchTrips: Array<{ id: string, state: Types.PunchState, conflictReason: string | null, skewSeconds: number, waybillNo: string | null }> };


export const PunchPersonDocument = {"__meta__":{"id":"sha256:9a89a66d873904f515bd11ac59c62e0c45178a7da17fe8795640c10e881cc13b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PunchPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyAuthName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roleType"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<PunchPersonQuery, PunchPersonQueryVariables>;
export const PunchOfferDocument = {"__meta__":{"id":"sha256:9ef7e0a8f96bb9bfaac79659f852858da222317a08e6027a6830a0f1361b40b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PunchOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"truckCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"punchOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"truckCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"truckCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truckCode"}},{"kind":"Field","name":{"kind":"Name","value":"cardNo"}},{"kind":"Field","name":{"kind":"Name","value":"projectInfoId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"soilType"}},{"kind":"Field","name":{"kind":"Name","value":"tpMode"}},{"kind":"Field","name":{"kind":"Name","value":"garbageId"}},{"kind":"Field","name":{"kind":"Name","value":"garbageName"}},{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"nextKind"}}]}}]}}]} as unknown as DocumentNode<PunchOfferQuery, PunchOfferQueryVariables>;
export const PunchTripsDocument = {"__meta__":{"id":"sha256:4850e2600379e17d0c32a9df9bbe1cc2dc209c09a9aa520b13543a28297e6cf8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PunchTrips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"punches"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PunchInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sentAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"punchTrips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"punches"},"value":{"kind":"Variable","name":{"kind":"Name","value":"punches"}}},{"kind":"Argument","name":{"kind":"Name","value":"sentAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sentAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"conflictReason"}},{"kind":"Field","name":{"kind":"Name","value":"skewSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}}]}}]}}]} as unknown as DocumentNode<PunchTripsMutation, PunchTripsMutationVariables>;