/** An email address that breaks after the @ and before the last dot, where it does not fit on a line. */
export function EmailText({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1
  const ending = Math.max(address.lastIndexOf('.'), domain)
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain, ending)}
      <wbr />
      {address.slice(ending)}
    </>
  )
}
