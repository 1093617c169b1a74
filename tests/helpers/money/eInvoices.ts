import { Ajv } from 'ajv'
import schema from './inv01.schema.json' with { type: 'json' }

const validate = new Ajv({ allErrors: true }).compile(schema)

/** What is wrong with a text by INV-01; an empty list where nothing is. */
export function faultsOf(eInvoice: unknown): string[] {
  validate(JSON.parse(JSON.stringify(eInvoice)))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** What the portal signs for a paper. */
export function signedQr(DocNo: string, Irn: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const data = JSON.stringify({ SellerGstin: '07AAGFF2194N1Z1', DocNo, DocTyp: 'INV', Irn, ItemCnt: 2 })
  return [part({ alg: 'RS256' }), part({ data, iss: 'NIC' }), 's'.repeat(340)].join('.')
}
