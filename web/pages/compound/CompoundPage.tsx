import { useParams } from "react-router-dom";
import type { CompoundPage } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { CompoundName } from "../../features/reactions/CompoundName.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { reactions } from "../../shared/api-client/reactions.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { CompoundReactions } from "./CompoundReactions.tsx";

/** /compound/{key}: the terms whose reactions make or use a compound, and their genes. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={reactions.useCompoundQuery(id)} title={["Compound", id]}>
      {(compound) => <Content key={compound.key} asked={id} compound={compound} />}
    </Loaded>
  );
}

interface ContentProps {
  readonly asked: string;
  readonly compound: CompoundPage;
}

function Content({ asked, compound }: ContentProps) {
  const { key, name, writings } = compound;
  usePrimaryAddress(urls.compound, asked, key);
  usePageTitle(...titleParts.compound(compound));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind">Compound</p>
          <h1>
            <span>
              <CompoundName name={name} />
            </span>
          </h1>
          {writings.length > 1 && <p className="muted">Also written {writings.slice(1).join(" · ")}</p>}
          <p>
            As the definitions of terms write their reactions. Most can go both ways: “make” is what stands
            right of the arrow, “use” what stands left.{" "}
            <PageLink to={urls.search(name)}>Search for {name}</PageLink>
          </p>
        </div>
      </header>
      <CompoundReactions id="made" title="Reactions that make it" compound={name} side={compound.right_of} />
      <CompoundReactions id="used" title="Reactions that use it" compound={name} side={compound.left_of} />
    </div>
  );
}
