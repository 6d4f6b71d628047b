/** The commands of docs/formats/seal.md: what they print must be what the file says behind these words. */
export const BY_HAND: Readonly<Record<'seal' | 'commit' | 'seed' | 'salt', string>> = {
  seal: "{ sed -n 's/^salt //p' g.replay; sed -n 's/^deal //p' g.replay; } | sha256sum",
  commit: "{ echo 'lockstep commit 1'; sed -n 's/^secret //p' g.replay; } | sha256sum",
  seed: "{ echo 'lockstep deal 1'; sed -n 's/^secret //p' g.replay; sed -n 's/^entropy //p' g.replay | tr ' ' '\\n' | sed 's/^-$//'; } | sha256sum",
  salt: "{ echo 'lockstep salt 1'; sed -n 's/^secret //p' g.replay; } | sha256sum | cut -c 1-32",
}
