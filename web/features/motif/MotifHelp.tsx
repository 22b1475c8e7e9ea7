import { Link } from "react-router-dom";
import { urls } from "../../shared/urls/urls.ts";

const syntax = [
  ["K", "an amino acid by its letter, in either case"],
  [". or x", "any amino acid"],
  ["[KR]", "one of several"],
  ["[^P]", "any but these"],
  ["PK|RK", "the one or the other; brackets hold a part together: S(PK|RK)"],
  ["K+", "one or more; K* none or more, K? none or one"],
  ["S{5,20}", "5 to 20 of them; S{5} exactly 5, S{5,} at least 5"],
  ["^M", "at the start of the protein"],
  ["DEL$", "at the end of the protein"],
] as const;

/** Sign, name and members of each group of amino acids. */
const groups = [
  ["0", "acidic", "DE"],
  ["1", "alcohol", "ST"],
  ["2", "aliphatic", "AGILV"],
  ["3", "aromatic", "FHWY"],
  ["4", "basic", "KRH"],
  ["5", "charged", "DEHKR"],
  ["6", "hydrophobic", "AVILMFYW"],
  ["7", "hydrophilic", "KRHDENQ"],
  ["8", "polar", "CDEHKNQRST"],
  ["9", "small", "ACDGNPSTV"],
  ["B", "tiny", "AGS"],
  ["Z", "turnlike", "ACDEGHKNQRST"],
] as const;

const examples = [
  ["[ST]P.[KR]", "a site of cyclin-dependent kinases"],
  ["KEN", "a KEN box"],
  ["S{5,20}", "runs of serine"],
  ["C..C.{8,20}H...H", "a zinc finger"],
  ["[KH]DEL$", "a signal at the end"],
] as const;

/** How a motif is written. */
export function MotifHelp() {
  return (
    <section className="motif-help" aria-label="How to write a motif">
      <p>
        Type a motif to find the proteins that hold it. Try{" "}
        {examples.map(([motif, meaning], index) => (
          <span key={motif}>
            {index > 0 && (index === examples.length - 1 ? " or " : ", ")}
            <Link to={urls.motifs(motif)} title={meaning}>
              <code>{motif}</code>
            </Link>
          </span>
        ))}
        .
      </p>
      <div className="motif-help__tables">
        <table className="table">
          <caption>Signs</caption>
          <tbody>
            {syntax.map(([sign, meaning]) => (
              <tr key={sign}>
                <th scope="row" className="nowrap">
                  <code>{sign}</code>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="table">
          <caption>Amino acid groups</caption>
          <tbody>
            {groups.map(([sign, name, members]) => (
              <tr key={sign}>
                <th scope="row">
                  <code>{sign}</code>
                </th>
                <td>{name}</td>
                <td>
                  <code>{members}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="subtle">
        In brackets a group stands for its letters: [0K] is D, E or K. Matches do not overlap.{" "}
        <Link to="/documentation/motif-search">More about motifs</Link>
      </p>
    </section>
  );
}
