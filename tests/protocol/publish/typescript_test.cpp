#include "protocol/publish/typescript.hpp"

#include <gtest/gtest.h>

#include "tests/protocol/json/sample.hpp"

namespace reami::publish {
namespace {

TEST(TypeScript, HasAnInterfaceForAStructAndAUnionForAnEnum) {
    EXPECT_EQ(typescript({shape<sample::Kingdom>()}),
              "export interface SampleKingdom {\n"
              "  points: number;\n"
              "  note?: string;\n"
              "  squares: Record<string, SampleTerrain>;\n"
              "}\n"
              "\n"
              "export type SampleTerrain = 'wheat' | 'lake' | 'default';\n");
}

TEST(TypeScript, HasAUnionOfTaggedInterfacesForAVariant) {
    TypeShape event = shape<sample::Event>();
    event.name = "SampleEvent";
    EXPECT_EQ(typescript({event}),
              "export type SampleEvent = SamplePlaced | SamplePassed;\n"
              "\n"
              "export interface SamplePlaced {\n"
              "  e: 'placed';\n"
              "  at: string;\n"
              "  name: string;\n"
              "}\n"
              "\n"
              "export interface SamplePassed {\n"
              "  e: 'passed';\n"
              "}\n");
}

TEST(TypeScript, HasAnObjectOfConstants) {
    EXPECT_EQ(typescript({Constants{"Close", {{"normal", 1000}, {"banned", 4002}}}}),
              "\nexport const Close = {\n  normal: 1000,\n  banned: 4002,\n} as const;\n");
}

TEST(TypeScript, HasATypeForEveryKindOfMember) {
    const std::string text = typescript({shape<sample::View>()});
    for (const std::string_view member :
         {"flag: boolean;", "natural: number;", "default: string;", "seat: number;", "to_act: number[];",
          "ask?: number;", "best?: SampleKingdom;", "kingdoms: Record<string, SampleKingdom>;",
          "finished: Record<string, SampleKingdom | null>;",
          "counts: Record<string, Partial<Record<SampleTerrain, number>>>;", "names: Record<string, true>;",
          "events: (SamplePlaced | SamplePassed)[];", "row: number[];", "raw: unknown;", "size?: number;"})
        EXPECT_NE(text.find("\n  " + std::string(member) + '\n'), text.npos) << member;
}

}  // namespace
}  // namespace reami::publish
