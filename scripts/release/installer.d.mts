export function releasesAddress(): string
export function writeInstaller(
  folder: string,
  place: { address: string; publicKey: string | undefined },
): string
