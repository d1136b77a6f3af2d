/** The picture over `Models: Not Available`: a panel whose door stands open on an empty back plate. */
export function UnderConstruction() {
  return (
    <svg
      className="fam-building"
      viewBox="0 0 240 170"
      width={240}
      height={170}
      role="img"
      aria-label="Under construction"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
        <path d="M104 34h84v92h-84zM104 34l18-12h84l-18 12M188 34l18-12v92l-18 12" />
        <path d="M104 34 66 52v96l38-22" />
        <path strokeWidth="1.15" d="M112 42h68v76h-68z" />
        <path strokeWidth="1.15" strokeDasharray="4 5" d="M120 54h24v18h-24zM150 54h22v18h-22zM120 84h52v12h-52z" />
        <path strokeWidth="1.15" d="M120 106h52M126 126v8M146 126v8M166 126v8" />
      </g>
      <g className="fam-building-mark" strokeWidth="1.75" strokeLinejoin="round">
        <path d="M24 148h192" fill="none" />
        <path d="M30 148l7-26h10l7 26z" />
        <path d="M34.500 133h15" fill="none" />
        <path d="M206 148l7-26h-10z" fill="none" stroke="none" />
      </g>
    </svg>
  );
}
